import { useEffect, useRef, useState } from 'preact/hooks';
import { get } from '#console/api/call.ts';
import type { Item, ItemPictures } from '#console/api/records.ts';

/** The small picture of an item by its main picture, so that a list that is scrolled asks once. */
const known = new Map<number, string>();

/** The main picture of an item, small: it is asked for when somebody sees where it stands. */
export function Thumbnail({ item }: { item: Item }) {
  const picture = item.main_picture;
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState(picture ? known.get(picture.id) : undefined);
  useEffect(() => {
    setUrl(picture ? known.get(picture.id) : undefined);
    if (!picture || !place.current || known.has(picture.id)) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      smallPicture(item.id, picture.id).then(setUrl, () => setUrl(undefined));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [item.id, picture?.id]);
  if (!picture) return null;
  return (
    <span class="thumbnail" ref={place}>
      {url && <img src={url} alt="" onError={() => known.delete(picture.id)} />}
    </span>
  );
}

async function smallPicture(item: number, id: number): Promise<string | undefined> {
  const { data } = await get<ItemPictures>(`/v1/items/${item}/pictures`);
  const picture = data.pictures.find((one) => one.id === id);
  const url = picture?.preview_url ?? picture?.url;
  if (url) known.set(id, url);
  return url;
}
