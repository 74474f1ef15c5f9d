/**
 * Which texts applications agree to. A text with other words gets a new version and the hash that `legal.test.ts` expects:
 * what was agreed to before stays filed under the old ones.
 */
export const legalVersions = {
  terms: {
    version: '2026-11-22',
    sha256: '938145cc1db959df402d2b6084cc2d87b50637068a4901ff4cdc5d57fcbc585a',
  },
  privacy: {
    version: '2026-11-22',
    sha256: '9fc5f0f86a0534a05a0272fab9e71171255f43ef99912b71946b48c3ff2dd634',
  },
} as const
