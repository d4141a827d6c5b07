import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { frontDoorOf } from '#infra/front-door/settings.ts';
import { routes } from '#shared/families/routes.ts';
import { prodStacks } from './prod.ts';
import { readTemplates, resourcesOf, type Template } from './read-template.ts';

const dev = readTemplates(join(inject('service').folder, 'cdk.out'));
let prod: ReturnType<typeof readTemplates>;
let edge: Template;

beforeAll(async () => {
  prod = readTemplates((await prodStacks()).folder);
  if (!prod.edge) throw new Error('Prod has no front door.');
  edge = prod.edge;
}, 300_000);

const secretOf = (name: string) => `{{resolve:secretsmanager:${name}:SecretString}}`;
const [newest, previous] = ['equipment/prod/origin-2', 'equipment/prod/origin-1'].map(secretOf);

test('all functions of endpoints accept both secrets, and CloudFront sends the newest', () => {
  const functions = resourcesOf(prod.nested, 'Lambda::Function').filter(({ Properties }) =>
    routes.some(({ name }) => name === Properties.Description),
  );
  expect(functions).toHaveLength(routes.length);
  for (const { Properties } of functions) {
    expect(Properties.Environment.Variables.ORIGIN_SECRETS).toBe(`${newest},${previous}`);
  }
  const [distribution] = resourcesOf(edge, 'CloudFront::Distribution');
  const [origin] = distribution?.Properties.DistributionConfig.Origins ?? [];
  expect(origin.OriginCustomHeaders).toEqual([
    { HeaderName: 'x-origin-secret', HeaderValue: newest },
  ]);
  expect(origin.DomainName).toBe('origin.api.equipment.test');
});

test('the gateway answers only at the domain of the origin, not at its default address', () => {
  const [api] = resourcesOf(prod.api, 'ApiGatewayV2::Api');
  expect(api?.Properties.DisableExecuteApiEndpoint).toBe(true);
  const [domain] = resourcesOf(prod.api, 'ApiGatewayV2::DomainName');
  expect(domain?.Properties.DomainName).toBe('origin.api.equipment.test');
});

test('CloudFront sets the address of the client, and overwrites a header that the client sent', async () => {
  const [viewer] = resourcesOf(edge, 'CloudFront::Function');
  const source = `${viewer?.Properties.FunctionCode}\nexport { handler };`;
  const { handler } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const headers = {
    host: { value: 'api.equipment.test' },
    'x-viewer-address': { value: 'forged' },
  };
  const request = handler({ viewer: { ip: '2001:db8::1' }, request: { headers } });
  expect(request.headers).toEqual({
    host: { value: 'api.equipment.test' },
    'x-viewer-address': { value: '2001:db8::1' },
    'x-viewer-host': { value: 'api.equipment.test' },
  });
});

test('CloudFront caches nothing, and forwards the whole request', () => {
  const [distribution] = resourcesOf(edge, 'CloudFront::Distribution');
  const config = distribution?.Properties.DistributionConfig;
  expect(config.DefaultCacheBehavior).toMatchObject({
    CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
    OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    ViewerProtocolPolicy: 'redirect-to-https',
  });
  expect(config.ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021');
});

test('CloudFront caches no errors, since the same path is another record in each account', () => {
  const [distribution] = resourcesOf(edge, 'CloudFront::Distribution');
  const errors: { ErrorCode: number; ErrorCachingMinTTL: number }[] =
    distribution?.Properties.DistributionConfig.CustomErrorResponses;
  // The errors of this service or its gateway that CloudFront caches by default (AWS).
  const cached = [404, 405, 414, 500, 501, 502, 503, 504];
  expect(errors.map(({ ErrorCode }) => ErrorCode)).toEqual(expect.arrayContaining(cached));
  expect(new Set(errors.map(({ ErrorCachingMinTTL }) => ErrorCachingMinTTL))).toEqual(new Set([0]));
});

test('the web ACL matches sign-in paths after decoding them as the gateway does', () => {
  const [acl] = resourcesOf(edge, 'WAFv2::WebACL');
  const signIn = acl?.Properties.Rules.find(({ Name }: { Name: string }) => Name === 'sign-in');
  const { ByteMatchStatement } = signIn.Statement.RateBasedStatement.ScopeDownStatement;
  const types = ByteMatchStatement.TextTransformations.map(({ Type }: { Type: string }) => Type);
  expect(types).toEqual(['URL_DECODE', 'NORMALIZE_PATH']);
});

test('the web ACL refuses blocked addresses, known attackers, and floods', () => {
  const [acl] = resourcesOf(edge, 'WAFv2::WebACL');
  const names = acl?.Properties.Rules.map(({ Name }: { Name: string }) => Name);
  expect(names).toEqual(['blocked', 'reputation', 'sign-in', 'flood']);
  const [, , signIn] = acl?.Properties.Rules ?? [];
  const { ByteMatchStatement } = signIn.Statement.RateBasedStatement.ScopeDownStatement;
  const { SearchString: prefix, PositionalConstraint: constraint } = ByteMatchStatement;
  expect([prefix, constraint]).toEqual(['/v1/auth/', 'STARTS_WITH']);
  expect(routes.filter(({ route }) => route.path.startsWith(prefix))).not.toEqual([]);
});

test('no metric of the web ACL has a name that AWS reserves', () => {
  const [acl] = resourcesOf(edge, 'WAFv2::WebACL');
  const rules: { VisibilityConfig: { MetricName: string } }[] = acl?.Properties.Rules;
  const names = [acl?.Properties, ...rules].map((one) => one.VisibilityConfig.MetricName);
  expect(names).toHaveLength(5);
  for (const name of names) expect(name).not.toMatch(/^(all|default_action)$/i);
});

test('in prod, sign-ins and bursts of creations have concurrency of their own', () => {
  const reserved = (templates: Template[]) =>
    resourcesOf(templates, 'Lambda::Function').filter(
      ({ Properties }) => Properties.ReservedConcurrentExecutions !== undefined,
    );
  const names = reserved(prod.service).map(({ Properties }) => Properties.Description);
  const signIn = routes
    .filter(({ route }) => route.path.startsWith('/v1/auth/'))
    .map(({ name }) => name);
  const bursts = ['items.create', 'checkouts.create', 'reservations.create'];
  expect(names.sort()).toEqual([...signIn, ...bursts].sort());
  const total = reserved(prod.service)
    .map(({ Properties }) => Properties.ReservedConcurrentExecutions)
    .reduce((a, b) => a + b);
  // Of the 1,000 of an AWS account, which has to leave 100 to all others.
  expect(total).toBeLessThan(750);
  expect(reserved(dev.service)).toEqual([]);
});

test('without a domain, a stage answers at the address of its gateway', () => {
  expect(dev.edge).toBeUndefined();
  const [api] = resourcesOf(dev.api, 'ApiGatewayV2::Api');
  expect(api?.Properties.DisableExecuteApiEndpoint).toBe(false);
});

test('the zone may be written as Route 53 lists it', () => {
  const context: Record<string, string> = {
    domain: 'api.example.org',
    hostedZoneId: '/hostedzone/Z1',
    hostedZoneName: 'example.org.',
    originSecrets: 'one',
  };
  const frontDoor = frontDoorOf((name) => context[name]);
  expect(frontDoor?.zone).toEqual({ id: 'Z1', name: 'example.org' });
});

test('a domain requires its zone and its secrets', () => {
  const all = {
    domain: 'api.example.org',
    hostedZoneId: 'Z1',
    hostedZoneName: 'example.org',
    originSecrets: 'one, two,',
  };
  const read = (context: Record<string, string>) => frontDoorOf((name) => context[name]);
  expect(read({})).toBeUndefined();
  expect(read(all)?.secretNames).toEqual(['one', 'two']);
  const { originSecrets: _one, ...without } = all;
  expect(() => read(without)).toThrow('go together');
  for (const hostedZoneName of ['example.com', 'ple.org', 'i.example.org']) {
    expect(() => read({ ...all, hostedZoneName }), hostedZoneName).toThrow('not in the zone');
  }
});
