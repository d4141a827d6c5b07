/** A query for CloudWatch Logs Insights. */
export interface Query {
  /** The section of docs/runbook.md that has the same text. */
  section: string;
  /** The logs to read: of all functions, of background functions, or of the gateway. */
  logs: 'functions' | 'background' | 'access';
  lines: readonly string[];
}

/** The queries for people on call, by the names under which they are saved. */
export const queryList: Readonly<Record<string, Query>> = {
  'customers-get-errors': {
    section: 'customers-get-errors',
    logs: 'functions',
    lines: [
      'filter status like /^5/ | stats count(*) as calls by route, code | sort calls desc | limit 20',
    ],
  },
  'customers-get-errors-stacks': {
    section: 'customers-get-errors',
    logs: 'functions',
    lines: [
      'filter level = "ERROR" | fields @timestamp, message, error.message, error.stack',
      '| sort @timestamp desc | limit 20',
    ],
  },
  'customers-get-errors-gateway': {
    section: 'customers-get-errors',
    logs: 'access',
    lines: [
      'filter status >= 500 and function_status != status',
      '| stats count(*) as calls by route, status, error, function_error | sort calls desc | limit 20',
    ],
  },
  slow: {
    section: 'slow',
    logs: 'functions',
    lines: [
      'filter milliseconds > 2000',
      '| stats count(*) as calls, avg(attempts), avg(conflicts), avg(throttles), avg(read_units) by route, account',
      '| sort calls desc | limit 20',
    ],
  },
  'concurrency-nearly-gone': {
    section: 'concurrency-nearly-gone',
    logs: 'functions',
    lines: [
      'filter ispresent(account) | stats sum(milliseconds) / 1000 as seconds, count(*) as calls by account',
      '| sort seconds desc | limit 10',
    ],
  },
  'crashes-and-time-outs': {
    section: 'crashes-and-time-outs',
    logs: 'functions',
    lines: [
      'filter record.status in ["error", "failure", "timeout"] or level = "ERROR" or @message like /Runtime|Task timed out/',
      '| fields @timestamp, @log, message, error.stack, record.status | sort @timestamp desc | limit 20',
    ],
  },
  'store-throttles': {
    section: 'store-throttles',
    logs: 'functions',
    lines: [
      'filter throttles > 0 | stats sum(throttles) as refused, sum(write_units), sum(read_units) by account, route',
      '| sort refused desc | limit 10',
    ],
  },
  contention: {
    section: 'contention',
    logs: 'functions',
    lines: [
      'filter conflicts > 0 | stats sum(conflicts) as lost, count(*) as calls by account, route',
      '| sort lost desc | limit 10',
    ],
  },
  'stream-behind': {
    section: 'stream-behind',
    logs: 'background',
    lines: [
      'filter level = "ERROR" | stats count(*) as failures by message, error.message',
      '| sort failures desc | limit 10',
    ],
  },
  'due-late': {
    section: 'due-late',
    logs: 'background',
    lines: [
      'filter @log like /dispatchDue|remind|sendMails|sendPushes|removeObjects|updateRecords/ | filter level = "ERROR" or record.status in ["error", "failure", "timeout"]',
      '| fields @timestamp, message, error.message, record.status | sort @timestamp desc | limit 20',
    ],
  },
  'webhooks-late': {
    section: 'webhooks-late',
    logs: 'background',
    lines: [
      'filter @log like /deliverWebhooks/ | filter level = "ERROR" or record.status in ["error", "failure", "timeout"]',
      '| fields @timestamp, message, error.message | sort @timestamp desc | limit 20',
    ],
  },
  mail: {
    section: 'mail',
    logs: 'background',
    lines: [
      'filter error.message like /mails were to be sent within an hour/',
      '| stats count(*) by bin(5m), error.message',
    ],
  },
  'attack-on-sign-in': {
    section: 'attack-on-sign-in',
    logs: 'access',
    lines: [
      'filter path like "/v1/auth" and status >= 400 | stats count(*) as tries by ip',
      '| sort tries desc | limit 20',
    ],
  },
  'service-down': {
    section: 'service-down',
    logs: 'background',
    lines: [
      'filter message like /canary/ | fields @timestamp, error.message | sort @timestamp desc | limit 5',
    ],
  },
  'the-bill': {
    section: 'the-bill',
    logs: 'functions',
    lines: [
      'filter ispresent(account) | stats sum(write_units) as writes, sum(read_units) as reads, count(*) by account',
      '| sort writes desc | limit 10',
    ],
  },
};

/** The text of a query. */
export function queryText({ lines }: Query): string {
  return lines.join('\n');
}
