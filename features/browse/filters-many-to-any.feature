@memory
Feature: Filtering by many-to-any relations
  A many-to-any relation is filtered by a field of one of its collections.

  Background:
    Given Ines has signed in
    And she opens the address "/collections/articles_blocks"

  Scenario: A list is filtered by a field of one related collection
    When she filters "Item (Block Quotes) › Speaker" "contains" "Conduct"
    Then the filters are "Item (Block Quotes) › Speaker contains Conduct"
    And she sees "1–3 of 3"

  Scenario: Filters on two related collections are combined with "or"
    When she filters by any of:
      | Item (Block Quotes) › Speaker | contains | Conduct    |
      | Item (Block Texts) › Heading  | is       | When to go |
    Then she sees "1–5 of 5"

  Scenario: Filters of a link on unavailable fields are ignored and reported
    When she opens the list "articles_blocks" with the filters:
      """
      [{"field": "item:block_pictures.picture.title", "operator": "contains", "value": "x"}, {"field": "item:tags.name", "operator": "eq", "value": "x"},
       {"field": "item:block_quotes.speaker", "operator": "contains", "value": "Conduct"}]
      """
    Then the filters are "Item (Block Quotes) › Speaker contains Conduct"
    And she sees "1–3 of 3"
    And she sees the message "item:block_pictures.picture.title and item:tags.name"
