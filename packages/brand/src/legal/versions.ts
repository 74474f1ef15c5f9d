/**
 * The versions of the texts that applicants consent to. A changed text gets a new version and the hash that
 * `legal.test.ts` reports; earlier consents stay recorded with the old ones.
 */
export const legalVersions = {
  terms: {
    version: '2026-11-27',
    sha256: 'b6095253f86673aa8fd6a0358afc482dbca838fe618653b85e7fd1bcb71cad77',
  },
  privacy: {
    version: '2026-11-22',
    sha256: '9fc5f0f86a0534a05a0272fab9e71171255f43ef99912b71946b48c3ff2dd634',
  },
} as const
