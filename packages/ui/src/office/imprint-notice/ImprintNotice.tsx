import { Link } from '../../components/actions/link'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useLocale, useWords } from '../../words'
import { officeImprintNoticeWords } from '../../words/generated/office-imprint-notice'

export interface ImprintNoticeProps {
  /** What the shop's profile says and the published imprint does not, as the profile writes it. */
  gaps: readonly string[]
  /** The page where the imprint is changed; omitted on that page. */
  href?: string
}

/** Names what the published imprint lacks since the shop's profile was changed. */
export function ImprintNotice({ gaps, href }: ImprintNoticeProps) {
  const t = useWords(officeImprintNoticeWords)
  const facts = new Intl.ListFormat(useLocale()).format(gaps)
  return (
    <BannerMessage
      tone="caution"
      announce="polite"
      action={href !== undefined && <Link href={href}>{t('change')}</Link>}
    >
      {t('text', { facts })}
    </BannerMessage>
  )
}
