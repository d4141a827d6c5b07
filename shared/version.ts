/** The version that the interface description carries. */
export const interfaceVersion = '1.0.0';
