import type { OutdatedLegalTextView } from '@skafferi/domain/office/views'
import { Link } from '../../components/actions/link'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useLocale, useWords } from '../../words'
import { officeLegalWords } from '../../words/generated/office-legal'
import { officeOutdatedLegalTextsWords } from '../../words/generated/office-outdated-legal-texts'

export interface OutdatedLegalTextsProps {
  /** The texts, with what each lacks. */
  texts: readonly OutdatedLegalTextView[]
}

/** Names the published legal texts that lack what the shop's profile says now, and links to them. */
export function OutdatedLegalTexts({ texts }: OutdatedLegalTextsProps) {
  const t = useWords(officeOutdatedLegalTextsWords)
  const legal = useWords(officeLegalWords)
  const facts = [...new Set(texts.flatMap(({ gaps }) => gaps))]
  return (
    <BannerMessage tone="caution" announce="polite">
      <p>{t('text', { facts: new Intl.ListFormat(useLocale()).format(facts) })}</p>
      <ul role="list" className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {texts.map(({ kind, href }) => (
          <li key={kind}>
            <Link href={href}>{legal(`kind.${kind}`)}</Link>
          </li>
        ))}
      </ul>
    </BannerMessage>
  )
}
