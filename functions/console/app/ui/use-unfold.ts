import { useRef, useState } from 'preact/hooks';

/** A section that shows its content on request. Its heading has the focus then: the button is gone. */
export function useUnfold(isOpenAtFirst = false) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const heading = useRef<HTMLHeadingElement>(null);
  const unfold = () => {
    setOpen(true);
    heading.current?.focus();
  };
  return { isOpen, setOpen, unfold, heading };
}
