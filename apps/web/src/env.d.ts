interface ImportMetaEnv {
  /** Address of a contact form at another site, from the environment of the build; empty or left out without one. */
  readonly CONTACT_FORM_URL?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
