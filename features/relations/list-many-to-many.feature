Feature: Many-to-many field
  The linked items are listed page by page. Changes are marked, and sent with the item.

  Background:
    Given Ines has signed in
    And she has opened the item "1" of "Specimens"

  @memory
  Scenario: A list in its own order is shown by page
    Then the list "topics" begins with "night, rivers, bees"
    And she cannot save: "There is nothing to save"
    When she opens page 2 of the list "topics"
    Then the list "topics" shows "maps, markets, herring, salt"

  @memory
  Scenario: Only what is searched for is listed
    When she searches the list "topics" for "riv"
    Then the list "topics" shows "rivers"

  @memory @browser
  Scenario: An existing item is added behind all others
    When she adds "islands" to the list "topics"
    Then the list "topics" begins with "islands, night"
    And "islands" in the list "topics" is marked as "link"
    When she saves and stays
    Then she sees the message "“herring_net” saved"
    And the list "topics" begins with "night, rivers"
    When she opens page 2 of the list "topics"
    Then the list "topics" shows "maps, markets, herring, salt, islands"

  @memory
  Scenario: Adding an item sends one new row
    When she adds "islands" to the list "topics"
    And she saves
    Then only this is sent to "specimens", with these types:
      | topics | {"create": [{"tags_id": 1, "sort": 15}]} |

  @memory
  Scenario: A removal is marked and can be taken back before the save
    When she removes "bees" from the list "topics"
    Then "bees" in the list "topics" is marked as "delete"
    When she keeps "bees" in the list "topics"
    Then she cannot save: "There is nothing to save"
    When she removes "bees" from the list "topics"
    And she saves and stays
    Then the list "topics" begins with "night, rivers, architecture"

  @memory
  Scenario: A move changes the numbers between the two positions only
    When she moves "bees" to position 1 of the list "topics"
    Then the list "topics" begins with "bees, night, rivers, architecture"
    When she saves
    Then only this is sent to "specimens", with these types:
      | topics | {"update": [{"id": 3, "sort": 1}, {"id": 1, "sort": 2}, {"id": 2, "sort": 3}]} |

  @memory
  Scenario: A row is moved to another page
    When she moves "night" to position 12 of the list "topics"
    Then the list "topics" begins with "rivers, bees"
    When she opens page 2 of the list "topics"
    Then the list "topics" shows "markets, night, herring, salt"
    When she saves and stays
    Then she sees the message "“herring_net” saved"
    And the list "topics" shows "markets, night, herring, salt"

  @memory
  Scenario: An added row is moved between saved rows
    When she adds "islands" to the list "topics"
    And she moves "islands" to position 2 of the list "topics"
    Then the list "topics" begins with "night, islands, rivers"
    When she saves and stays
    Then she sees the message "“herring_net” saved"
    And the list "topics" begins with "night, islands, rivers"

  @browser
  Scenario: Rows are moved by the pointer and by keys
    When she drags "night" onto "bees" in the list "topics"
    Then the list "topics" begins with "rivers, bees, night"
    When she moves "rivers" down in the list "topics" by the arrow key
    Then the list "topics" begins with "bees, rivers, night"

  @memory
  Scenario: An item without linked items has an empty list
    Given she has opened the item "2" of "Specimens"
    Then the list "topics" is empty

  @memory
  Scenario: A copy has the list with its unsaved changes, and the original is not changed
    When she adds "islands" to the list "topics"
    And she removes "rivers" from the list "topics"
    And she starts a new row of the list "topics"
    And she changes "name" to "kites" in the drawer
    And she changes "slug" to "kites" in the drawer
    And she confirms the drawer
    And she starts a copy
    And she creates the copy
    Then she sees the message "Copy created"
    And the list "topics" begins with "night, bees, architecture"
    And she cannot save: "There is nothing to save"
    When she opens page 2 of the list "topics"
    Then the list "topics" shows "markets, herring, salt, islands, kites"
    Given she has opened the item "1" of "Specimens"
    Then the list "topics" begins with "night, rivers, bees"
    And she cannot save: "There is nothing to save"
