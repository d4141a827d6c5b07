import { useEffect, useRef, useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';

/** The address of each small picture by its key, so that scrolling asks for it only once. */
const knownAddresses = new Map<string, string>();
/** Ids of files are unique only within an account. */
const keyOf = (id: number) => `${signedIn().account.id} ${id}`;

/** The main picture of an item as a thumbnail, loaded when it scrolls into view. */
export function Thumbnail({ item }: { item: Item }) {
  const picture = item.main_picture;
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState(picture ? knownAddresses.get(keyOf(picture.id)) : undefined);
  useEffect(() => {
    setUrl(picture ? knownAddresses.get(keyOf(picture.id)) : undefined);
    if (!picture || !place.current || knownAddresses.has(keyOf(picture.id))) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      smallPicture(item.id, picture.id).then(setUrl, () => setUrl(undefined));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [item.id, picture?.id]);
  if (!picture) return null;
  return (
    <span class="thumbnail" ref={place}>
      {url && <img src={url} alt="" onError={() => knownAddresses.delete(keyOf(picture.id))} />}
    </span>
  );
}

async function smallPicture(item: number, id: number): Promise<string | undefined> {
  const params = { path: { id: item } };
  const { data } = await orThrow(api.GET('/v1/items/{id}/pictures', { params }));
  const picture = data.pictures.find((one) => one.id === id);
  const url = picture?.preview_url ?? picture?.url;
  if (url) knownAddresses.set(keyOf(id), url);
  return url;
}
