import { useEffect, useState } from 'react'
import { listOf, parseJson, recordOf, shape } from '../../rules/json/schema'
import { trimText } from '../../rules/text/typed-text'
import { useOffice } from '../office-context'
import { useOperator } from '../use-operator'

/** A filter of the product list with a name. */
interface NamedView {
  name: string
  /** The filters as the query of a URL. */
  query: string
}

/** The most views of one operator. */
const maxViews = 12

const isStored = recordOf(listOf(shape<NamedView>({ name: '', query: '' })))

/**
 * The operator's own views of the product list. They are stored in this browser, not in the store: another browser has
 * its own, and a view's address can be sent to a colleague.
 */
export function useNamedViews() {
  const { productViews: storage } = useOffice()
  const { operator } = useOperator()
  const [text, setText] = useState(storage.read)
  useEffect(() => storage.listen(() => setText(storage.read())), [storage])
  const all = parseJson(text, isStored) ?? {}
  const views = (operator && all[operator.id]) ?? []
  function store(next: readonly NamedView[]) {
    if (!operator) return
    // Another tab may have saved a view of another operator.
    const current = parseJson(storage.read(), isStored) ?? {}
    storage.write(JSON.stringify({ ...current, [operator.id]: next }))
    setText(storage.read())
  }
  return {
    views,
    /** Saves filters under a name, in place of a view with the same name. */
    save({ name, query }: NamedView) {
      const named = { name: trimText(name), query }
      if (named.name !== '') store([...views.filter((view) => view.name !== named.name), named].slice(-maxViews))
    },
    remove: (query: string) => store(views.filter((view) => view.query !== query)),
  }
}
