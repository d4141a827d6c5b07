import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Background } from './background.ts';
import { Endpoints } from './endpoints.ts';
import { Functions } from './functions.ts';
import type { Stage } from './stage.ts';
import { Storage } from './storage.ts';

export interface ServiceStackProps {
  stage: Stage;
  /** The folder that holds the bundle of every function. */
  bundles: string;
}

/** The whole service: what it stores, what it answers, and what follows a write. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { stage, bundles }: ServiceStackProps) {
    super(scope, id, { description: 'Equipment management: API, functions and table.' });
    const { table } = new Storage(this, 'Storage', { stage });
    const functions = new Functions(this, 'Functions', { table, bundles, stage });
    const { url } = new Endpoints(this, 'Endpoints', { functions, stage });
    new Background(this, 'Background', { table, functions });
    new CfnOutput(this, 'ApiUrl', { value: url, description: 'Where the API answers.' });
    new CfnOutput(this, 'TableName', { value: table.tableName, description: 'For npm run ops.' });
  }
}
