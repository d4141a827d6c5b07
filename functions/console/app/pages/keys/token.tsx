import { ShownOnce } from '#console/ui/shown-once.tsx';

interface TokenDialogProps {
  name: string;
  token: string | null;
  onClose: () => void;
}

export function TokenDialog({ name, token, onClose }: TokenDialogProps) {
  return (
    <ShownOnce
      title={`Token of ${name}`}
      label="Token"
      text={token}
      advice="Rotate the key to get a new one."
      purpose="Anyone who has it can use the key."
      command={curlOf}
      onClose={onClose}
    />
  );
}

const curlOf = (token: string) =>
  `curl -H 'Authorization: Bearer ${token}' ${location.origin}/v1/whoami`;
