// The oldest supported browsers, Firefox 115 and Safari 16.4, lack it.
Map.groupBy ??= <K, V>(values: Iterable<V>, keyOf: (value: V, index: number) => K): Map<K, V[]> => {
  const groups = new Map<K, V[]>();
  for (const [index, value] of [...values].entries()) {
    const key = keyOf(value, index);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
};
