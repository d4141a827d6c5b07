import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Endpoints } from './endpoints.ts';
import type { Stage } from './stage.ts';
import { Storage } from './storage.ts';

export interface ServiceStackProps {
  stage: Stage;
  /** The folder that holds the bundle of every function. */
  bundles: string;
}

/** The whole service: what it stores, and what it answers. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { stage, bundles }: ServiceStackProps) {
    super(scope, id, { description: 'Equipment management: API, functions and table.' });
    const { table } = new Storage(this, 'Storage', { stage });
    const { url } = new Endpoints(this, 'Endpoints', { table, bundles, stage });
    new CfnOutput(this, 'ApiUrl', { value: url, description: 'Where the API answers.' });
    new CfnOutput(this, 'TableName', { value: table.tableName, description: 'For npm run ops.' });
  }
}
