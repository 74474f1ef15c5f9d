import type { PreviewLinkView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { NewTabLink } from '../../components/actions/link'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeOpeningWords } from '../../words/generated/office-opening'
import { PageProblem } from '../page-news'

export interface PreviewLinkProps {
  link: PreviewLinkView
  /** Ends all links so far. */
  ending: {
    /** True after they were ended. */
    isEnded: boolean
    /** True while they are ended. */
    busy: boolean
    /** Text of the failure; `null` otherwise. */
    problem: string | null
    onEnd: () => void
  }
}

/** The card with the link to a preview of the closed shop, to open and to send. */
export function PreviewLink({ link: { href, until }, ending }: PreviewLinkProps) {
  const t = useWords(officeOpeningWords)
  const [copied, setCopied] = useState<string | null>(null)
  return (
    <section
      aria-label={t('preview.title')}
      className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="grid gap-1">
        <h2 className="font-medium">{t('preview.title')}</h2>
        <p className="max-w-read text-sm text-ink-muted">{t('preview.text', { until })}</p>
      </div>
      <NewTabLink href={href}>{t('preview.view')}</NewTabLink>
      <div className="flex w-full max-w-read flex-wrap items-end gap-2">
        <span className="min-w-0 flex-1">
          <TextField label={t('preview.link')} name="preview-link" value={href} readOnly />
        </span>
        <Button
          variant="secondary"
          onPress={() => void navigator.clipboard.writeText(href).then(() => setCopied(href))}
        >
          {t(copied === href ? 'preview.copied' : 'preview.copy')}
        </Button>
      </div>
      <PageProblem text={ending.problem} />
      <div role="status">{ending.isEnded && <p className="max-w-read text-sm">{t('preview.ended')}</p>}</div>
      <p className="max-w-read text-sm text-ink-muted">{t('preview.endText')}</p>
      <Button variant="secondary" busy={ending.busy} busyLabel={t('preview.ending')} onPress={ending.onEnd}>
        {t('preview.end')}
      </Button>
    </section>
  )
}
