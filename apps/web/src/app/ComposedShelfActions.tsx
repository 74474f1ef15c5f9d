import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShareShelf } from '@skafferi/domain/shop/shelf'
import { ShelfActions } from '@skafferi/ui/commerce/shelf/shelf-actions'
import type { ComposedShelf } from '@skafferi/ui/screens/landing-screen'
import { paths } from '../paths'

/** Stores the shelf that a visitor has composed when its link is needed: to copy it, or to apply with it. */
export default function ComposedShelfActions({ articles }: ComposedShelf) {
  const { code, busy, problem, share } = useShareShelf()
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<'copy' | 'apply'>('copy')
  const [result, setResult] = useState<{ of: string; copying: 'copied' | 'refused' } | null>(null)
  const ids = articles.map(({ variant_id }) => variant_id).join()
  /** The articles that were stored last, and what to do once they have a code. */
  const stored = useRef<string | null>(null)
  const next = useRef<'copy' | 'apply' | null>(null)
  const linkOf = (shelf: string) => location.origin + paths.sharedShelf(shelf)

  async function finish(what: 'copy' | 'apply', shelf: string) {
    if (what === 'apply') return navigate(paths.signUpWithShelf(shelf))
    const copying = await navigator.clipboard.writeText(linkOf(shelf)).then(
      () => 'copied' as const,
      () => 'refused' as const,
    )
    setResult({ of: ids, copying })
  }
  const finishNext = useEffectEvent((shelf: string) => {
    const what = next.current
    next.current = null
    if (what) void finish(what, shelf)
  })
  useEffect(() => {
    if (code !== null) finishNext(code)
  }, [code])

  async function press(what: 'copy' | 'apply') {
    setWanted(what)
    if (code !== null && stored.current === ids) return finish(what, code)
    next.current = what
    const places = articles.map(({ variant_id: variantId, facings, carton_size }) => ({
      variantId,
      target: Math.max(facings, carton_size ?? 0),
      facings,
    }))
    if (await share({ title: '', places })) stored.current = ids
    else next.current = null
  }

  return (
    <ShelfActions
      busy={busy ? wanted : null}
      copying={result?.of === ids ? result.copying : 'idle'}
      link={code === null ? null : linkOf(code)}
      problem={problem}
      disabled={articles.length === 0 || undefined}
      onCopy={() => void press('copy')}
      onApply={() => void press('apply')}
    />
  )
}
