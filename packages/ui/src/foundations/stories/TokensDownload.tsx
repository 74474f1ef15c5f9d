/// <reference types="vite/client" />
import file from '../../theme/tokens.json?url'

/** The theme for tools of designers, as the package has it. */
export const TokensDownload = () => (
  <a href={file} download="skafferi.tokens.json" type="application/json">
    tokens.json
  </a>
)
