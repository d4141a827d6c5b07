/** The parts of the API description that the reference reads. */
export interface Description {
  tags: readonly { name: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, { tags: readonly string[] }>>>>;
}

/** The family in the address, such as `#/items/items.list`; the first family by default. */
export function familyOf({ tags }: Description): string {
  const named = decodeURIComponent(location.hash).split('/')[1];
  return tags.find(({ name }) => name === named)?.name ?? tags[0]?.name ?? '';
}

/** The description of one family: the library takes seconds to render all of them. */
export function onlyFamily(description: Description, family: string): Description {
  const paths = Object.entries(description.paths).flatMap(([path, operations]) => {
    const ofFamily = Object.entries(operations).filter(([, { tags }]) => tags.includes(family));
    return ofFamily.length > 0 ? [[path, Object.fromEntries(ofFamily)] as const] : [];
  });
  const tags = description.tags.filter(({ name }) => name === family);
  return { ...description, tags, paths: Object.fromEntries(paths) };
}

/** Writes a link for each family, and marks the one shown. */
export function linkFamilies(place: Element, { tags }: Description, shown: string): void {
  const links = tags.map(({ name }) => {
    const link = document.createElement('a');
    link.href = `#/${name}`;
    link.textContent = name;
    if (name === shown) link.setAttribute('aria-current', 'true');
    return link;
  });
  place.replaceChildren(...links);
}
