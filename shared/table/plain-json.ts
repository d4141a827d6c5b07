import { AwsJson1_0Protocol } from '@aws-sdk/core/protocols';

type Serialize = Parameters<AwsJson1_0Protocol['serializeRequest']>;
type Deserialize = Parameters<AwsJson1_0Protocol['deserializeResponse']>;

/**
 * DynamoDB's protocol with plain JSON bodies. The SDK looks up a schema for every value, which only
 * bytes, dates and generated tokens need, and we send none. Headers, metadata and errors remain the
 * SDK's.
 */
export class PlainJson extends AwsJson1_0Protocol {
  protected readonly parse: typeof JSON.parse = JSON.parse;

  override async serializeRequest(...[operation, input, context]: Serialize) {
    const request = await super.serializeRequest(operation, {}, context);
    request.body = JSON.stringify(input);
    return request;
  }

  override async deserializeResponse(...[operation, context, response]: Deserialize) {
    if (this.isErrorResponse(response.statusCode)) {
      return super.deserializeResponse(operation, context, response);
    }
    const bytes = await context.streamCollector(response.body);
    const bare = { ...response, body: undefined };
    const { $metadata } = await super.deserializeResponse(operation, context, bare);
    return { ...this.parse(Buffer.from(bytes).toString()), $metadata };
  }
}
