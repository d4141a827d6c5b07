import { useRef, useState } from 'preact/hooks';

/** A section that opens on request. Its heading then takes the focus, because the button disappears. */
export function useUnfold(isOpenAtFirst = false) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const heading = useRef<HTMLHeadingElement>(null);
  const unfold = () => {
    setOpen(true);
    heading.current?.focus();
  };
  return { isOpen, setOpen, unfold, heading };
}
