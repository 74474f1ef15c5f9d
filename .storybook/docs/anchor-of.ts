/** Where the page of a part says one of its other names. */
export const anchorOf = (word: string) => `also-${word.replaceAll(' ', '-')}`
