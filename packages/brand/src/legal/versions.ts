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
    sha256: 'e2ca89c4ceb4e31a027db55085b7e819695ad0cc69e3dd27e511c39271ce8784',
  },
} as const
