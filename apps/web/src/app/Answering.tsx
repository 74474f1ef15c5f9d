import { useEffect } from 'react'

/** Opens the controls of a document that brought its page along: they are shut as long as nothing would answer. */
export function openControls(): void {
  const shut = document.querySelector<HTMLFieldSetElement>('fieldset[data-waiting]')
  if (!shut) return
  shut.disabled = false
  shut.removeAttribute('data-waiting')
}

/** Stands beside the content of a page: once it is there, so is what answers. */
export function Answering() {
  useEffect(openControls, [])
  return null
}
