interface ImportMetaEnv {
  /** Address of a contact form at another site, from the environment of the build; empty or left out without one. */
  readonly CONTACT_FORM_URL?: string
  /** Hosts that banners may lead to, separated by commas. */
  readonly LINK_HOSTS?: string
  /** Addresses of the legal pages. */
  readonly PRIVACY_URL?: string
  readonly TERMS_URL?: string
  readonly COOKIES_URL?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
