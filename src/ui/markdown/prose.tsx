// Text that the server rendered from Markdown.

/** `html` must come from `renderMarkdown`. */
export function Prose({ html, className = '' }: { readonly html: string; readonly className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer lets no foreign HTML pass, tested with hostile text
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
