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
    version: '2026-12-01',
    sha256: '3856e5caab213b38c2e988eea949980fb7699b4c9d9ce45add04dffefc11618f',
  },
} as const
