/** Stands for the SDK's own SHA-256 in the bundles: Node has one. */
export class Sha256Js {}
