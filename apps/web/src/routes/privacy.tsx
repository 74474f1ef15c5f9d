import { privacyText } from '@skafferi/brand/legal/privacy'
import { LegalScreen } from '@skafferi/ui/screens/legal-screen'
import { legalPages } from '../content/legal-pages'

export default function PrivacyRoute() {
  return <LegalScreen {...privacyText} externalUrl={legalPages.privacy} />
}
