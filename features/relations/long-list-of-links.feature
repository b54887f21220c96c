Feature: Many-to-many field with more than 100 links
  Too many links for the filter of one request are looked up page by page where existing items are added.

  Background:
    Given the rows of "specimens_tags" are repeated 8 times
    And Ines has signed in
    And she has opened the item "1" of "Specimens"

  @memory @browser
  Scenario: Linked items are marked in the picker and cannot be added again
    Then the existing item "night" cannot be added to the list "topics": "Already linked"
    And the existing item "islands" can be added to the list "topics"

  @memory
  Scenario: An item added before the save is marked, too
    When she adds "islands" to the list "topics"
    Then the existing item "islands" cannot be added to the list "topics": "Already linked"
    When she saves
    Then only this is sent to "specimens", with these types:
      | topics | {"create": [{"tags_id": 1, "sort": 15}]} |
