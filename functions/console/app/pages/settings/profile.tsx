import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Profile, ProfileUpdate, User } from '#console/api/records.ts';
import { renewAfter } from '#console/api/renew.ts';
import type { LoadResult } from '#console/api/use-load.ts';
import { changesOf } from '#console/ui/changes.ts';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { WithData } from '#console/ui/states.tsx';
import { showToast } from '#console/ui/toast.tsx';
import { useUnsaved } from '#console/unsaved.ts';

/** The profile of the signed-in member. */
export function ProfileSection({ result }: { result: LoadResult<Profile> }) {
  return (
    <section class="card" aria-labelledby="profile-title">
      <h2 id="profile-title">Profile</h2>
      <WithData result={result}>{(profile) => <ProfileForm profile={profile} />}</WithData>
    </section>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const [base, setBase] = useState<ProfileFields>(profile);
  const form = useForm(valuesOf(profile), async (values) => {
    const savedProfile = await change(changesOf(bodyOf(valuesOf(base)), bodyOf(values)));
    setBase(savedProfile);
    await renewAfter(savedProfile.id);
    showToast('Profile saved.');
  });
  const changes = () => changesOf(bodyOf(valuesOf(base)), bodyOf(form.values));
  useUnsaved(() => Object.keys(changes()).length > 0);
  return (
    <form {...form.props} class="narrow">
      <GeneralProblem form={form} />
      <TextField form={form} name="name" label="Name" autoComplete="name" isRequired />
      <TextField form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
      <TextField form={form} name="title" label="Title" autoComplete="organization-title" />
      <div class="form-end">
        <Submit form={form}>Save profile</Submit>
      </div>
    </form>
  );
}

async function change(body: ProfileUpdate): Promise<User> {
  return (await orThrow(api.PATCH('/v1/session/user', { body }))).data;
}

type ProfileFields = Pick<User, 'name' | 'phone' | 'title'>;

const valuesOf = ({ name, phone, title }: ProfileFields) => ({
  name,
  phone: phone ?? '',
  title: title ?? '',
});

const bodyOf = ({ name, phone, title }: ReturnType<typeof valuesOf>) => ({
  name,
  phone: phone.trim() || null,
  title: title.trim() || null,
});
