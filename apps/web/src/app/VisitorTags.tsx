import { useEffect } from 'react'
import { useShell } from '@skafferi/domain/shop/shell'

/** Loads the popular tags for a visitor's footer, which omits them until then. */
export default function VisitorTags({ onChange }: { onChange: (tags: readonly string[]) => void }) {
  const { tags } = useShell()
  useEffect(() => {
    if (tags.length > 0) onChange(tags)
  }, [onChange, tags])
  return null
}
