// The body of a response, out of a writer that says when what it has written so far is to be sent: as React does of a page.

import { Writable } from 'node:stream'

/**
 * What is written between two flushes goes out as one piece. React writes a page in pieces of four kilobytes, and each would go
 * through the compression and the socket by itself. It is never told to wait: what it writes is rendered already.
 */
export class GatheredBody extends Writable {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
  #out!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>
  #pieces: Buffer<ArrayBuffer>[] = []

  constructor() {
    super({ highWaterMark: Number.MAX_SAFE_INTEGER })
    this.stream = new ReadableStream({
      start: out => {
        this.#out = out
      },
      cancel: () => void this.destroy(),
    })
  }

  override _write(piece: Buffer<ArrayBuffer>, _encoding: BufferEncoding, written: () => void): void {
    this.#pieces.push(piece)
    written()
  }

  /** Sends all that was written since the last time. */
  flush(): void {
    const pieces = this.#pieces
    this.#pieces = []
    if (pieces.length > 0 && !this.destroyed) this.#out.enqueue(Buffer.concat(pieces))
  }

  override _final(done: () => void): void {
    this.flush()
    this.#out.close()
    done()
  }

  override _destroy(fault: Error | null, done: (fault: Error | null) => void): void {
    // Whoever reads to the end has it; whoever has left is told nothing.
    if (fault) this.#out.error(fault)
    done(fault)
  }
}
