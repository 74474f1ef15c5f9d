/**
 * The versions of the demo's texts. A changed text gets a new version and the hash that
 * `legal.test.ts` reports; earlier consents stay recorded with the old ones.
 */
export const legalVersions = {
  terms: {
    version: '2026-11-27-2',
    sha256: 'b487e252d815410dd2032e7f26666b7bbaecf1dff3bad146cceeda25a9a60344',
  },
  privacy: {
    version: '2026-11-27',
    sha256: 'd51df4ae048cea2f89a1a771dce532fa99deea6eac1922168f3b60f8ea20206c',
  },
  cookies: {
    version: '2026-11-29',
    sha256: 'de7bf95f0bf774f678a718e8b6f2e4bd0729f24c3c4dcca4d884c8321ef05e8f',
  },
} as const
