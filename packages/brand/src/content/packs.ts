/** The address of a drawn pack. */
export const pack = (id: string) => `/assets/packshots/${id}.svg`
