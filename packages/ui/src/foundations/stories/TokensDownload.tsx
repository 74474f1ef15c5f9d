/// <reference types="vite/client" />
import file from '../../theme/tokens.json?url'

/** Link to the theme as a file for design tools, as published in the package. */
export const TokensDownload = () => (
  <a href={file} download="skafferi.tokens.json" type="application/json">
    tokens.json
  </a>
)
