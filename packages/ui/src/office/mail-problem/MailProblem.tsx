import type { MailProblemView } from '@skafferi/domain/office/views'
import { LinkButton } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officeMailProblemWords } from '../../words/generated/office-mail-problem'

export interface MailProblemProps {
  mail: MailProblemView
  /** URL of the unsent e-mails; omitted on their page, and for operators who may not see them. */
  href?: string
}

/** Above a page: says that no e-mail leaves the shop, what does not arrive, and who mends it with which setting. */
export function MailProblem({ mail: { kind, unsent }, href }: MailProblemProps) {
  const t = useWords(officeMailProblemWords)
  const name = kind === 'no_server' ? 'noServer' : 'failing'
  const title = <b>{t(`${name}.title`)}</b>
  const text = [t(`${name}.text`), t('unsent', { unsent }), t('handOver')].filter(Boolean).join(' ')
  const hasList = href !== undefined && unsent > 0
  return (
    <div className="pb-4">
      <div className="max-md:hidden">
        <BannerMessage
          tone="critical"
          action={
            hasList && (
              <LinkButton href={href} size="sm" variant="secondary">
                {t('list')}
              </LinkButton>
            )
          }
        >
          {title} {text}
        </BannerMessage>
      </div>
      {/* A phone has one line, so that the page below stays in view. */}
      <details className="rounded-md bg-critical-quiet md:hidden">
        <summary className="min-h-control px-3 py-2 text-xs leading-7">{title}</summary>
        <p className="px-3 pb-3 text-sm">
          {text} {hasList && <Link href={href}>{t('list')}</Link>}
        </p>
      </details>
    </div>
  )
}
