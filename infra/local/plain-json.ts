import { AwsJson1_0Protocol } from '@aws-sdk/core/protocols';

type Deserialize = Parameters<AwsJson1_0Protocol['deserializeResponse']>;

/** DynamoDB's protocol with answers as the JSON that they are, in which functions receive records, too. */
export class PlainJson extends AwsJson1_0Protocol {
  override async deserializeResponse(...[operation, context, response]: Deserialize) {
    if (this.isErrorResponse(response.statusCode)) {
      return super.deserializeResponse(operation, context, response);
    }
    const bytes = await context.streamCollector(response.body);
    const bare = { ...response, body: undefined };
    const { $metadata } = await super.deserializeResponse(operation, context, bare);
    return { ...JSON.parse(Buffer.from(bytes).toString()), $metadata };
  }
}
