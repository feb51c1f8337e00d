// Prints what a release is made of, as CycloneDX.
import { facts } from "./facts.mjs";
import { shipped } from "./shipped.mjs";

const parts = shipped();
const ref = `bastide@${facts.VERSION}`;
const known = new Set(parts.map((part) => part.ref));
const whole = {
  type: "application",
  "bom-ref": ref,
  name: "bastide",
  version: facts.VERSION,
  licenses: [{ expression: "MIT OR Apache-2.0" }],
};
const sbom = {
  $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { timestamp: `${facts.DATE}T12:00:00Z`, component: whole },
  components: parts.map(({ ref: purl, name, version, licence, hash }) => ({
    type: "library",
    "bom-ref": purl,
    name,
    version,
    hashes: [hash],
    licenses: [{ expression: licence }],
    purl,
  })),
  dependencies: [
    { ref, dependsOn: parts.map((part) => part.ref) },
    ...parts.map((part) => ({
      ref: part.ref,
      dependsOn: [...new Set(part.uses)].filter((used) => known.has(used)).toSorted(),
    })),
  ],
};
console.log(JSON.stringify(sbom, null, 1));
