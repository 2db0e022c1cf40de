import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => "tagName" in node;

/** Returns the elements below a node, in the order of the document; what is in a `<template>` is not below it. */
export function elementsIn(node: ParentNode): Element[] {
  return node.childNodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element)]);
}

/** Returns the first element below a node that has an attribute with that value. */
export function findBy(node: ParentNode, name: string, value: string): Element | undefined {
  return elementsIn(node).find((element) => attribute(element, name) === value);
}

/** Returns an attribute's value. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** Sets an attribute. */
export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((each) => each.name !== name), { name, value }];
}

/** Returns the text in a node. */
export function textIn(node: ParentNode): string {
  return node.childNodes
    .map((child) => (tree.isTextNode(child) ? child.value : isElement(child) ? textIn(child) : ""))
    .join("");
}

/** Returns a copy of an element in which a text takes the place of every other one. */
export function copyWithText(element: Element, text: string): Element {
  const copy = tree.createElement(element.tagName, element.namespaceURI, [...element.attrs]);
  for (const child of element.childNodes) {
    if (tree.isTextNode(child)) tree.insertText(copy, text);
    else if (isElement(child)) tree.appendChild(copy, copyWithText(child, text));
  }
  return copy;
}
