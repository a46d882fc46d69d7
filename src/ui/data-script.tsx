// Machine-readable data in a page, as JSON that cannot end its element early.

/** `type` must be a data type such as `application/ld+json`: browsers run nothing of it. */
export function DataScript({ type, data }: { readonly type: 'application/ld+json'; readonly data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any <, so that the element ends where it should
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />
}
