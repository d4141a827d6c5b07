/** The parts of the API description that the reference reads. */
export interface Description {
  tags: readonly { name: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, { tags: readonly string[] }>>>>;
  /** The components of the description, by kind and name. */
  components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** The family in the address, such as `#/items/items.list`; the first family by default. */
export function familyOf({ tags }: Description): string {
  const nameInAddress = decodeURIComponent(location.hash).split('/')[1];
  return tags.find(({ name }) => name === nameInAddress)?.name ?? tags[0]?.name ?? '';
}

/** The description of one family, with what it refers to: the library takes seconds to read all of them. */
export function onlyFamily(description: Description, family: string): Description {
  const paths = Object.entries(description.paths).flatMap(([path, operations]) => {
    const ofFamily = Object.entries(operations).filter(([, { tags }]) => tags.includes(family));
    return ofFamily.length > 0 ? [[path, Object.fromEntries(ofFamily)] as const] : [];
  });
  const tags = description.tags.filter(({ name }) => name === family);
  const own = { ...description, tags, paths: Object.fromEntries(paths) };
  return { ...own, components: usedComponents(own) };
}

/** The components that the paths refer to, and those that these refer to in turn; and all ways to sign in. */
function usedComponents({ paths, components }: Description): Description['components'] {
  const usedSchemas = new Set<string>();
  const collect = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/([^"]+)"/g)) {
      if (usedSchemas.has(name)) continue;
      usedSchemas.add(name);
      const [kind = '', key = ''] = name.split('/');
      collect(components[kind]?.[key] ?? {});
    }
  };
  collect(paths);
  const isUsed = (kind: string, key: string) =>
    kind === 'securitySchemes' || usedSchemas.has(`${kind}/${key}`);
  return Object.fromEntries(
    Object.entries(components).map(([kind, partsOfKind]) => [
      kind,
      Object.fromEntries(Object.entries(partsOfKind).filter(([key]) => isUsed(kind, key))),
    ]),
  );
}

/** Writes a link for each family, and marks the one shown. */
export function linkFamilies(place: Element, { tags }: Description, shownFamily: string): void {
  const links = tags.map(({ name }) => {
    const link = document.createElement('a');
    link.href = `#/${name}`;
    link.textContent = name;
    if (name === shownFamily) link.setAttribute('aria-current', 'true');
    return link;
  });
  place.replaceChildren(...links);
}
