import { useOutdatedLegalTexts } from '@skafferi/domain/office'
import { OutdatedLegalTexts as Notice } from '@skafferi/ui/office/outdated-legal-texts'

/** A notice if the profile has changed since legal texts were published. */
export default function OutdatedLegalTexts() {
  const texts = useOutdatedLegalTexts()
  return texts.length > 0 && <Notice texts={texts} />
}
