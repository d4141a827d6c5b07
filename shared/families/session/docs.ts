import userDocs from '#shared/families/users/docs.ts';
import { Preferences, SavedView } from '#shared/families/users/fields.ts';
import { familyDocs, request, response } from '#shared/fields/docs.ts';
import { Profile, ProfileUpdate, RecoveryCodes, Session, TotpCode, TotpSecret } from './fields.ts';

const { version: _, ...profileTexts } = userDocs.responses.User?.fields ?? {};

const preferenceTexts = {
  views: 'The saved views of the equipment list.',
  columns: 'The fields that the equipment list shows, in their order.',
};
const viewTexts = {
  name: 'The name of the view.',
  query: 'The search and the filters, as a query string.',
};

export default familyDocs({
  description: 'The sessions of a member.',
  responses: {
    Session: response(Session, 'A place where the member is signed in.', {
      id: 'Counted per login.',
      current: 'Whether it is the session of this request.',
      account: 'The account that it acts in.',
      created_at: 'When the member signed in.',
      last_used_at: 'When it was last used, to the minute.',
      expires_at: 'When it expires if it is not used.',
      ip: 'The address that the member signed in from.',
      user_agent: 'The user agent of the browser or app.',
    }),
    SessionAccount: response(Session.shape.account, 'The account that a session acts in.', {
      id: 'The id of the account.',
      name: 'The name of the account.',
    }),
    Profile: response(Profile, 'The profile of the signed-in member.', {
      ...profileTexts,
      preferences: 'Settings of the console.',
      second_factor: 'Whether the address signs in with a code besides its password.',
      recovery_codes_left: 'Number of recovery codes that are not used yet.',
    }),
    Preferences: response(Preferences, 'The console settings of a member.', preferenceTexts),
    SavedView: response(SavedView, 'A saved view of the equipment list.', viewTexts),
    TotpSecret: response(TotpSecret, 'A secret for an authenticator app.', {
      secret: 'The secret in base32, to be typed into the app. It is shown once.',
      otpauth_url: 'The same as an `otpauth://` address, for a QR code.',
    }),
    RecoveryCodes: response(RecoveryCodes, 'The recovery codes of a second factor.', {
      recovery_codes: 'Each works once in place of a code. They are shown once.',
    }),
  },
  requests: {
    ProfileUpdate: request(ProfileUpdate, 'Changes to your own profile.', {
      name: 'The name, shown with everything that the member does from now on.',
      phone: 'The telephone number.',
      title: 'The position in the organisation.',
      preferences: {
        description: 'Settings of the console. They replace all stored ones.',
        fields: {
          ...preferenceTexts,
          views: { description: preferenceTexts.views, fields: viewTexts },
        },
      },
    }),
    TotpCode: request(TotpCode, 'A code of a second factor.', {
      code: 'The code of the authenticator app; to turn it off, also a recovery code.',
    }),
  },
});
