interface ImportMetaEnv {
  /** URLs of external legal pages, from the build's environment; empty or missing without them. */
  readonly PRIVACY_URL?: string
  readonly TERMS_URL?: string
  readonly COOKIES_URL?: string
  /** SHA-256 of the texts at the first two. */
  readonly PRIVACY_SHA256?: string
  readonly TERMS_SHA256?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
