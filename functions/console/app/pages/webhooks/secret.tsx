import { ShownOnce } from '#console/ui/shown-once.tsx';

interface SecretDialogProps {
  secret: string | null;
  onClose: () => void;
}

export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <ShownOnce
      title="Secret of the webhook"
      label="Secret"
      text={secret}
      advice="Rotate it to get another one."
      purpose="Your program uses it to verify that we sent an event."
      onClose={onClose}
    />
  );
}
