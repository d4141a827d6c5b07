import type { components } from '#client/schema.ts';

type Schemas = components['schemas'];

export type AuditEntry = Schemas['AuditEntry'];
export type Checkout = Schemas['Checkout'];
export type Contact = Schemas['Contact'];
export type HistoryEntry = Schemas['HistoryEntry'];
export type Issue = Schemas['Issue'];
export type Item = Schemas['Item'];
export type StoredFile = Schemas['File'];
export type Joined = Schemas['Joined'];
export type Key = Schemas['Key'];
export type KeyWithToken = Schemas['KeyWithToken'];
export type Kit = Schemas['Kit'];
export type Location = Schemas['Location'];
export type MemberAccount = Schemas['MemberAccount'];
export type MemberInvite = Schemas['MemberInvite'];
export type MemberUpdate = Schemas['MemberUpdate'];
export type Notification = Schemas['Notification'];
export type Profile = Schemas['Profile'];
export type ProfileUpdate = Schemas['ProfileUpdate'];
export type Reservation = Schemas['Reservation'];
export type Session = Schemas['Session'];
export type SignedIn = Schemas['SignedIn'];
export type User = Schemas['User'];
export type Delivery = Schemas['Delivery'];
export type Webhook = Schemas['Webhook'];

export type CheckoutCheckIn = Schemas['CheckoutCheckIn'];
export type ContactCreate = Schemas['ContactCreate'];
export type ItemsUpdate = Schemas['ItemsUpdate'];
export type EventCreate = Schemas['EventCreate'];
export type IssueCreate = Schemas['IssueCreate'];
export type ItemCreate = Schemas['ItemCreate'];
export type KeyCreate = Schemas['KeyCreate'];
export type KitCreate = Schemas['KitCreate'];
export type LocationCreate = Schemas['LocationCreate'];
export type ReservationUpdate = Schemas['ReservationUpdate'];
export type StockMovement = Schemas['StockMovement'];
export type WebhookCreate = Schemas['WebhookCreate'];
export type WebhookUpdate = Schemas['WebhookUpdate'];

export type Scope = Key['scopes'][number];
export type Permission = SignedIn['user']['permissions'][number];
export type CustomValue = Item['custom_fields'][string];
