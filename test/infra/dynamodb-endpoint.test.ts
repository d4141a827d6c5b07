import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultEndpointResolver } from '#infra/bundle/dynamodb-endpoint.ts';

// The tests set it to the address of their store.
beforeEach(() => vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', undefined));
afterEach(() => vi.unstubAllEnvs());

/** The address that the SDK itself calls. */
async function addressOfSdk(settings: { region: string; endpoint?: string }): Promise<string> {
  let address = '';
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
  const client = new DynamoDBClient({ ...settings, credentials, maxAttempts: 1 });
  client.config.requestHandler.handle = async ({ protocol, hostname, port, path }) => {
    address = `${protocol}//${hostname}${port ? `:${port}` : ''}${path}`;
    throw new Error('Nothing is sent.');
  };
  await expect(client.send(new ListTablesCommand({}))).rejects.toThrow('Nothing is sent.');
  return address;
}

/** One of each partition, and one that the SDK does not know. */
const regions = [
  ...['us-east-1', 'eu-central-1', 'cn-north-1', 'us-gov-west-1', 'eusc-de-east-1'],
  ...['us-iso-east-1', 'us-isob-east-1', 'eu-isoe-west-1', 'us-isof-south-1', 'xx-north-9'],
];

test.each(regions)('in %s a bundle calls the same DynamoDB endpoint as the SDK', async (region) => {
  expect(defaultEndpointResolver({ Region: region }).url.href).toBe(await addressOfSdk({ region }));
});

test('a configured endpoint overrides that of the region', async () => {
  const [region, endpoint] = ['eu-central-1', 'http://127.0.0.1:8000'];
  const { url } = defaultEndpointResolver({ Region: region, Endpoint: endpoint });
  expect(url.href).toBe(await addressOfSdk({ region, endpoint }));
});
