import { useEffect, useId, useRef, useState } from 'react'
import type { SharedLinks, SharedLinkView, ShareShelf } from '@skafferi/domain/shop/shelf/views'
import { Button } from '../../../components/actions/button'
import { Link } from '../../../components/actions/link'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { ErrorState } from '../../../components/feedback/error-state'
import { Skeleton } from '../../../components/feedback/skeleton'
import { TextField } from '../../../components/forms/text-field'
import { Dialog } from '../../../components/overlays/dialog'
import { useWords } from '../../../words'
import { shareShelfWords } from '../../../words/generated/share-shelf'
import { sharedShelfWords } from '../../../words/generated/shared-shelf'
import { useProblemText } from '../../service/problem-text'

/** Maximum length of a title, in characters. */
const maxTitle = 40

export interface ShareShelfDialogProps extends Pick<ShareShelf, 'busy' | 'problem'> {
  /** The link; null until the shelf is shared. */
  link: string | null
  /** The links of the company. */
  links: Pick<SharedLinks, 'load' | 'stopping'>
  /** Returns the address of a link. */
  hrefOf: (link: SharedLinkView) => string
  /** Shares the shelf under a title, which may be empty. */
  onShare: (event: { title: string }) => void
  /** Copies the link; rejects if the browser refuses. */
  onCopy: () => Promise<void>
  /** Removes a link of the company. */
  onStop: (event: { code: string }) => void
  /** The dialog is closed. */
  onClose: () => void
}

/** Shares the company's shelf with a link, after saying what its readers will see, and lists the links that work. */
export function ShareShelfDialog(props: ShareShelfDialogProps) {
  const { link, links, busy, problem, hrefOf, onShare, onCopy, onStop, onClose } = props
  const t = useWords(shareShelfWords)
  const tShelf = useWords(sharedShelfWords)
  const problemText = useProblemText()
  const formId = useId()
  const [title, setTitle] = useState('')
  const [state, setState] = useState<'copied' | 'failed' | null>(null)
  const copy = () =>
    void onCopy().then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      footer={
        link === null ? (
          <Button type="submit" form={formId} busy={busy} busyLabel={t('busy')}>
            {t('action')}
          </Button>
        ) : (
          <Button onPress={copy}>{tShelf('copy')}</Button>
        )
      }
    >
      <div className="grid gap-3">
        <p>{t('text')}</p>
        {problem && (
          <BannerMessage tone="critical" announce="assertive">
            {problemText(problem)}
          </BannerMessage>
        )}
        {link === null ? (
          <form
            id={formId}
            onSubmit={(event) => {
              event.preventDefault()
              if (!busy && title.length <= maxTitle) onShare({ title: title.trim() })
            }}
          >
            <TextField
              label={t('name')}
              hint={t('hint')}
              value={title}
              maxLength={maxTitle}
              onChange={({ value }) => setTitle(value)}
            />
          </form>
        ) : (
          <TextField label={t('link')} value={link} readOnly />
        )}
        <p role="status" className="text-sm text-ink-muted">
          {state === 'copied' ? tShelf('copied') : state === 'failed' ? t('copyFailed') : ''}
        </p>
        <CompanyLinks {...links} hrefOf={hrefOf} onStop={onStop} />
      </div>
    </Dialog>
  )
}

type CompanyLinksProps = ShareShelfDialogProps['links'] & Pick<ShareShelfDialogProps, 'hrefOf' | 'onStop'>

/** The links that work. Nothing if there are none. */
function CompanyLinks({ load, stopping, hrefOf, onStop }: CompanyLinksProps) {
  const t = useWords(shareShelfWords)
  const tShelf = useWords(sharedShelfWords)
  const problemText = useProblemText()
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  // The button of a removed link is gone.
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) section.current?.focus()
  })
  if (load.status === 'loading') return <Skeleton height="4.5rem" />
  if (load.status === 'failed')
    return <ErrorState title={problemText(load.problem)} headingLevel={3} onRetry={() => load.retry()} />
  const hasLinks = load.view.length > 0
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={hasLinks ? headingId : undefined} className="outline-none">
      {hasLinks && (
        <h3 id={headingId} className="pb-2 text-base">
          {t('links.title')}
        </h3>
      )}
      <ul role="list">
        {load.view.map((each) => {
          const name = each.title ?? tShelf('untitled', { count: each.articles })
          return (
            <li key={each.code} className="flex min-h-14 items-center gap-3 border-t border-line py-1">
              <span className="min-w-0 flex-1 text-sm wrap-anywhere">
                <Link href={hrefOf(each)}>{name}</Link>
                <span className="num block text-xs text-ink-muted">{t('links.facts', { ...each })}</span>
              </span>
              <Button
                variant="secondary"
                size="sm"
                disabled={stopping}
                aria-label={t('links.stopOf', { title: name, sharedOn: each.sharedOn })}
                onPress={() => {
                  isPressed.current = true
                  onStop({ code: each.code })
                }}
              >
                {t('links.stop')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
