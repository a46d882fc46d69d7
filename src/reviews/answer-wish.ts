// The operator's answer to a review, read out of its form.

export const answers = ['note', 'reply', 'hide', 'show'] as const
export type Answer = (typeof answers)[number]

export type AnswerWish = {
  readonly answer: Answer
  readonly reviewId: string
  /** The review's version that the operator had before them. */
  readonly version: number
  /** Note, reply or reason; empty only where a review is shown again. */
  readonly text: string
}

/** Kept for the form, with the sentence beside its field, when the wish cannot be carried out. */
export type AnswerTyped = Pick<AnswerWish, 'answer' | 'reviewId' | 'text'> & { readonly fault?: string }

// biome-ignore format: a table
const bounds: Readonly<Record<Exclude<Answer, 'show'>, { readonly most: number; readonly missing: string }>> = {
  note:  { most: 2000, missing: 'Please write a few words for your team; nobody else reads them.' },
  reply: { most: 2000, missing: 'Please write what guests shall read below the review.' },
  hide:  { most: 500,  missing: 'Please say why: a review is hidden for a reason only.' },
}

type ParsedAnswer =
  | { readonly ok: true; readonly wish: AnswerWish }
  | { readonly ok: false; readonly typed: AnswerTyped }

/** Undefined for anything but the form that the page made. */
export function parseAnswerWish(form: FormData): ParsedAnswer | undefined {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\0', '') : ''
  }
  const answer = answers.find(each => each === text('intent'))
  if (!answer || !/^\d{1,9}$/.test(text('version'))) return undefined
  const wish = { answer, reviewId: text('review'), version: Number(text('version')), text: text('text').trim() }
  if (answer === 'show') return { ok: true, wish }
  const { most, missing } = bounds[answer]
  const { length } = wish.text
  const fault =
    length === 0 ? missing : length > most ? `Please shorten this to ${most} characters; it has ${length}.` : undefined
  return fault ? { ok: false, typed: { ...wish, fault } } : { ok: true, wish }
}
