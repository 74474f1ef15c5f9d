interface ImportMetaEnv {
  /** Addresses of the legal pages, from the environment of the build; empty or left out without them. */
  readonly PRIVACY_URL?: string
  readonly TERMS_URL?: string
  readonly COOKIES_URL?: string
  /** SHA-256 of the texts at the first two, likewise. */
  readonly PRIVACY_SHA256?: string
  readonly TERMS_SHA256?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
