/** The version in the interface description. */
export const interfaceVersion = '1.0.0';
