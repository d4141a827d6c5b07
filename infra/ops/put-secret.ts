/** Puts an object into a secret of a stack, as JSON. */
export async function putSecret(arn: string, value: object): Promise<void> {
  const { SecretsManagerClient, PutSecretValueCommand } = await import(
    '@aws-sdk/client-secrets-manager'
  );
  const SecretString = JSON.stringify(value);
  await new SecretsManagerClient().send(new PutSecretValueCommand({ SecretId: arn, SecretString }));
}
