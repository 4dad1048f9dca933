/** The sounds, made of noise and a few tones; no files. */

import type { Cue } from './feel';
import type { Settings } from './settings';

const VOLUMES: Record<Settings['volume'], number> = { low: 0.25, medium: 0.55, high: 1 };

/** Sounds of one batch follow one another so closely, in seconds. */
const APART_S = 0.09;

/** A sound needs this long to be made, so that its beginning is not cut off. */
const AHEAD_S = 0.01;

const NOISE_S = 0.5;

export class Sounds {
  #context: AudioContext;
  #out: GainNode;
  #noise: AudioBuffer;

  constructor(context: AudioContext) {
    this.#context = context;
    // Many sounds at once do not grow louder than one.
    const limiter = context.createDynamicsCompressor();
    limiter.connect(context.destination);
    this.#out = context.createGain();
    this.#out.connect(limiter);
    this.#noise = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE_S), context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }

  /** Plays *cues* one shortly after another. */
  play(cues: readonly Cue[], volume: Settings['volume']): void {
    this.#out.gain.value = VOLUMES[volume];
    const start = this.#context.currentTime + AHEAD_S;
    cues.forEach((cue, index) => this.#make(cue, start + index * APART_S));
  }

  #make(cue: Cue, at: number): void {
    switch (cue) {
      case 'lay':
        return this.#slap(at, 0.5, 1_500);
      case 'beat':
        this.#slap(at, 0.6, 1_100);
        return this.#tone(at, 150, 0.09, 0.3);
      case 'deal':
        for (let card = 0; card < 6; card += 1) this.#slap(at + card * 0.07, 0.22 + 0.02 * card, 2_100);
        return;
      case 'drawUp':
        this.#slap(at, 0.2, 2_300);
        return this.#slap(at + 0.08, 0.22, 2_100);
      case 'take':
        this.#brush(at, 0.3, 500, 1_900, 0.4);
        return this.#tone(at + 0.05, 110, 0.16, 0.22);
      case 'bita':
        return this.#brush(at, 0.34, 2_600, 700, 0.4);
      case 'turn':
        this.#tone(at, 660, 0.16, 0.16);
        return this.#tone(at + 0.11, 880, 0.24, 0.16);
      case 'tick':
        return this.#tone(at, 1_250, 0.04, 0.12);
      case 'win':
        return [523, 659, 784, 1_047].forEach((pitch, note) =>
          this.#tone(at + note * 0.11, pitch, note === 3 ? 0.55 : 0.22, 0.2),
        );
      case 'draw':
        return [523, 587, 523].forEach((pitch, note) => this.#tone(at + note * 0.16, pitch, 0.28, 0.17));
      case 'fool':
        return [392, 370, 349, 262].forEach((pitch, note) =>
          this.#tone(at + note * 0.19, pitch, note === 3 ? 0.6 : 0.22, 0.2, 'triangle'),
        );
    }
  }

  /** A level that rises at once and dies away. */
  #level(at: number, length: number, loudness: number): GainNode {
    const level = this.#context.createGain();
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(loudness, at + 0.005);
    level.gain.exponentialRampToValueAtTime(0.001, at + length);
    level.connect(this.#out);
    return level;
  }

  #tone(at: number, pitch: number, length: number, loudness: number, type: OscillatorType = 'sine'): void {
    const voice = this.#context.createOscillator();
    voice.type = type;
    voice.frequency.setValueAtTime(pitch, at);
    voice.connect(this.#level(at, length, loudness));
    voice.start(at);
    voice.stop(at + length);
  }

  /** A card that falls on the cloth. */
  #slap(at: number, loudness: number, colour: number): void {
    this.#rustle(at, 0.07, loudness, colour, colour * 0.6, 0.8);
  }

  /** Many cards that are swept together. */
  #brush(at: number, length: number, from: number, to: number, loudness: number): void {
    this.#rustle(at, length, loudness, from, to, 1.2);
  }

  #rustle(at: number, length: number, loudness: number, from: number, to: number, width: number): void {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = width;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(filter);
    filter.connect(this.#level(at, length, loudness));
    source.start(at, Math.random() * (NOISE_S - length));
    source.stop(at + length);
  }
}
